/** The page: connects to its host and shows the application. */
import '@fontsource-variable/figtree/wght.css'
import '@fontsource-variable/fraunces/opsz.css'
import './theme/tokens.css'
import './theme/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { connect } from './bridge/connect.ts'

const target = document.getElementById('app')
if (target === null) throw new Error('the page has no place for the application')
mount(App, { target, props: { connection: connect() } })
