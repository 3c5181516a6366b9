/** Finds broken links in documents. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectPath } from './project.mjs'

/** External links are not checked. */
const EXTERNAL_URL = /^[a-z][a-z\d+.-]*:/i

/**
 * @returns the broken links of a document, as written
 * @param path of the document, relative to the root
 * @param text its content
 */
export function findBrokenLinks(path: string, text: string): readonly string[] {
  return linksIn(text).filter((link) => !EXTERNAL_URL.test(link) && !linkTargetExists(path, text, link))
}

/** The anchors of a document's headings, as GitHub makes them: the second heading of the same name gets `-1`. */
export function anchorsIn(text: string): ReadonlySet<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of withoutCode(text).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const name = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-')
    let anchor = name
    for (let n = 1; anchors.has(anchor); n++) anchor = `${name}-${String(n)}`
    anchors.add(anchor)
  }
  return anchors
}

/** Targets of links, pictures and `[name]: target` lines. */
function linksIn(text: string): readonly string[] {
  const prose = withoutCode(text).replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(<?([^()\s>]+)>?(?: "[^"]*")?\)|^\[[^\]]+\]: +(\S+)/gm)].map(
    ([, beside, below]) => beside ?? below ?? '',
  )
}

function linkTargetExists(path: string, text: string, link: string): boolean {
  const [target = '', anchor] = link.split('#')
  const file = target === '' ? path : join(dirname(path), decodeURIComponent(target))
  if (!existsSync(projectPath(file))) return false
  if (anchor === undefined) return true
  return anchorsIn(target === '' ? text : readFileSync(projectPath(file), 'utf8')).has(anchor)
}

const withoutCode = (text: string): string => text.replaceAll(/^```[^]*?^```$/gm, '')
