import type { lesson as english } from '../../en/moksha/lesson.ts'
import type { TranslationOf } from '../../index.ts'

/** German words of Moksha's guided first game: what I decide, what it does, why it matters. */
export const lesson = {
  'moksha.lesson.wander.title': 'Wohin?',
  'moksha.lesson.wander':
    'Stirbst du mit 12 Aura, erreichst du Moksha: Das gewinnt das Spiel. Aber erst wanderst du: Bleib, oder geh in eine Nachbarregion. Dort nimmst du das oberste Plättchen. Es hält dich am Leben und schiebt deinen Marker zu dem, was du sammelst.',
  'moksha.lesson.wander.instead': 'Geh dorthin, wo ein Plättchen liegt und dich etwas sammeln lässt.',
  'moksha.lesson.wander.gathered':
    'Das Plättchen ist deins. Es hat deinen Marker geschoben, und du hast gesammelt, was sein Feld zeigt.',

  'moksha.lesson.mobilize.title': 'Sich ausbreiten',
  'moksha.lesson.mobilize':
    'Stirbst du, bringen je zwei Regionen, in denen niemand mehr Jünger hat als du, 1 Aura. An einem Tempel schickt ein Plättchen oder Karma Jünger über eine Grenze. Gib etwas her, dann schick einen Jünger dorthin, wo du noch keinen hast.',
  'moksha.lesson.mobilize.instead':
    'Vier Jünger in einer Region zählen nicht mehr als einer allein. Verteile sie, solange dein Leben nicht an dem hängt, was du gibst.',
  'moksha.lesson.mobilize.moved': 'Geschehen. Das kannst du an jedem Tempel, einmal im Zug.',

  'moksha.lesson.harmony.title': 'Das Harmonieraster',
  'moksha.lesson.harmony':
    'Ein gelber Pfeil oder Punkt schiebt deinen Marker nach oben, blau nach rechts unten, rot nach links unten. In der Mitte warten Jünger, am Rand Karma. Zeig auf eine Region, um zu sehen, wo du landest; dann geh dorthin, wo du am meisten sammelst.',
  'moksha.lesson.harmony.instead': 'Zeig auf die Nachbarregionen: Anderswo käme der Marker auf ein besseres Feld.',
  'moksha.lesson.harmony.disciples':
    'Neue Jünger stehen bei dir. Eine Region fasst vier, gleich wessen; was darüber ist, verfällt.',
  'moksha.lesson.harmony.karma': 'Karma bezahlt Opfer oder die Kaste deines nächsten Lebens.',

  'moksha.lesson.devote.title': 'Die Gunst eines Gottes',
  'moksha.lesson.devote':
    'In einem Heiligtum gewinnst du für ein Plättchen oder Karma seinen Gott. Er hilft dir einmal, wenn du ihn rufst, in diesem Leben oder einem späteren. Geh in eines, und gib, was du entbehren kannst.',
  'moksha.lesson.devote.instead':
    'Ein Gott, der bei dir ist, wartet sogar über deinen Tod hinaus, und der vierte bringt 2 Aura.',
  'moksha.lesson.devote.won': 'Der Gott ist bei dir und wartet auf deinem Bogen.',

  'moksha.lesson.god.title': 'Einen Gott anrufen',
  'moksha.lesson.god':
    'Rufen kannst du fast jederzeit in deinem Zug: Darum wirst du jetzt gefragt. Ganesha zum Beispiel gibt dir 2 Karma einer Farbe. Ruf: Ein Gott, der geholfen hat, lässt sich neu gewinnen.',
  'moksha.lesson.god.instead':
    'Du kannst einen Gott auch für später aufheben. In jedem solchen Moment wirst du wieder gefragt.',
  'moksha.lesson.god.helped': 'Das war die Hilfe eines Gottes. Sein Marker ist umgedreht, bis du ihn neu gewinnst.',

  'moksha.lesson.occupation.title': 'Dein Beruf',
  'moksha.lesson.occupation':
    'Jedes Leben hat einen Beruf. Seine Karte im gestrichelten Rahmen sagt, was du einmal im Zug tun kannst: Ein Händler zum Beispiel gibt 1 Karma für bis zu 2 weitere Jünger. Klick zum Ausprobieren an, was leuchtet.',
  'moksha.lesson.occupation.instead': 'Er gehört dir nur in diesem Leben; was er gibt, ist seinen Preis meist wert.',
  'moksha.lesson.occupation.earned':
    'Das kannst du in deinem nächsten Zug wieder. Dein nächstes Leben bringt etwas anderes.',

  'moksha.lesson.age.title': 'Älter werden',
  'moksha.lesson.age':
    'Am Ende jedes Zuges muss deine Vitalität, Kaste und Plättchen zusammen, erreichen, was die nächste Stufe verlangt. Das Herz auf deinem Bogen zeigt beides. Reicht sie nicht, stirbst du. Nimm also weiter Plättchen, und überleg, was du hergibst.',
  'moksha.lesson.age.instead': 'Wo kein Plättchen liegt, kommst du nur deinem Tod näher.',
  'moksha.lesson.age.older':
    'Du lebst weiter. Je älter du stirbst, desto mehr Jünger bleiben für dein nächstes Leben auf der Karte.',

  'moksha.lesson.death.title': 'Ein guter Tod',
  'moksha.lesson.death':
    'Jedes Leben endet, und dann kommt die meiste Aura. Dein Bogen sagt, was Sterben jetzt brächte. Lieg bis dahin in möglichst vielen Regionen vorn oder gleichauf, und sammle Karma: Es bezahlt die Kaste deines nächsten Lebens.',
  'moksha.lesson.death.instead':
    'Es zählt, in wie vielen Regionen du vorn oder gleichauf liegst, nicht, wie viele du dort hast.',
  'moksha.lesson.death.aura': 'Deine Regionen haben dir Aura gebracht, und nichts nimmt sie dir wieder.',
  'moksha.lesson.death.none': 'Zu wenige Regionen diesmal: Zwei hätten 1 Aura gebracht.',

  'moksha.lesson.rebirth.title': 'Was bleibt',
  'moksha.lesson.rebirth':
    'Nach einem Tod bleiben so viele Jünger auf der Karte, wie du Stufen erreicht hattest: Nimm die zurück, die nichts entscheiden. Auch Aura, Götter und Marker bleiben. Die Plättchen sind fort, und Karma kauft die Kaste deines neuen Lebens: Seine Karte ist gestrichelt umrahmt.',
  'moksha.lesson.rebirth.instead': 'Wer bleibt, sollte für deinen nächsten Tod möglichst viele Regionen halten.',

  'moksha.lesson.goal.title': 'Frei vom Rad',
  'moksha.lesson.goal':
    'Hier siehst du, wie weit alle sind. 12 Aura, gezählt nur im Tod, sind Moksha, und die anderen haben dann noch einen Zug. Erreichen es mehrere, gewinnt der Marker, der der Mitte am nächsten ist. Auch vier Plättchen zugleich oder Karma aller drei Farben bringen Aura.',
  'moksha.lesson.goal.instead': 'Jetzt steht dir jeder Weg offen.',
} as const satisfies TranslationOf<typeof english>
