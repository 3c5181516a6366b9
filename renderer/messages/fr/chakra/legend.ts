/** French words of Chakra's legend: what lies on its board. */
import { legendMessages } from '../../catalogue-builders.ts'

export const legend = legendMessages(
  'chakra',
  { board: 'Sur chaque plateau', lotus: 'Sur le Lotus, pour tous', beside: 'À côté' },
  {
    bubbles: ['Bulles', 'Le haut de ta colonne. Ce que tu reçois peut attendre ici, sans coûter de jeton.'],
    chakra: ['Chakra', 'De la place pour trois énergies ; le chiffre compte celles de sa propre couleur.'],
    harmony: ['En harmonie', 'Trois de sa propre couleur : il marque son jeton Plénitude, et rien n’y bouge plus.'],
    notch: [
      'Encoche',
      'Recevoir directement sur ce Chakra met un jeton ici. Il revient quand le Chakra est en harmonie.',
    ],
    earth: ['Terre', 'Le pied de ta colonne. Chaque énergie noire qui y arrive vaut 1 point.'],
    token: [
      'Jeton Inspiration',
      'Tu en as cinq : un pour chaque case utilisée, ou chaque Chakra sur lequel tu reçois.',
    ],
    space: [
      'Case Inspiration',
      'Une façon de déplacer des énergies : une flèche par énergie, avec ses pas. Un jeton dessus : occupée jusqu’à ce que tu médites.',
    ],
    meditation: ['Jeton Méditation', 'On a regardé ici sous le jeton Plénitude de cette couleur.'],
    energy: ['Énergies', 'Une couleur par Chakra. Personne n’en a plus de trois d’une couleur.'],
    black: ['Énergie noire', 'Qui prend dans un flux qui en montre une la prend aussi. Sa place est sur la Terre.'],
    maya: ['Flux', 'Trois colonnes de places. Tout ce que tu reçois en un tour vient d’une seule.'],
    plenitude: [
      'Jeton Plénitude',
      'Ce que vaut un Chakra en harmonie, de 1 à 4. Face cachée tant que tu n’as pas regardé.',
    ],
    lifted: ['En main', 'Les énergies que tu as prises, et pas encore posées.'],
    bag: ['Sac', 'Autant d’énergies restent pour remplir les flux.'],
    round: ['Manche', 'Dès que quelqu’un a cinq Chakras en harmonie, la manche est la dernière.'],
    out: ['Hors de la partie', 'Les énergies données, et le huitième jeton Plénitude, que personne ne voit.'],
  },
)
