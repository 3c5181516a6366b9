/** French words of Chakra's legend: what lies on its board. Terms as in ./index.ts. */
import { legendWords } from '../../icu.ts'

export const legend = legendWords(
  'chakra',
  { board: 'Sur chaque plateau', lotus: 'Sur le Lotus, pour tous', beside: 'À côté' },
  {
    bubbles: ['Bulles', 'Le haut de ta colonne. Ce que tu reçois peut attendre ici, sans coûter de jeton.'],
    chakra: ['Chakra', 'Place pour trois énergies ; le chiffre compte celles de sa couleur.'],
    harmony: ['En harmonie', 'Trois de sa couleur : il rapporte son jeton Plénitude, et plus rien n’y bouge.'],
    notch: ['Encoche', 'Recevoir directement sur ce chakra y met un jeton. Il revient avec l’harmonie.'],
    earth: ['Terre', 'Le bas de ta colonne. Chaque énergie noire qui y arrive vaut 1 point.'],
    token: ['Jeton Inspiration', 'Tu en as cinq : un par case utilisée, ou par chakra où tu reçois.'],
    space: [
      'Case Inspiration',
      'Une façon de déplacer des énergies : une flèche par déplacement, avec ses pas. Avec un jeton : prise jusqu’à ce que tu médites.',
    ],
    meditation: ['Jeton Méditation', 'Qui l’a a vu le jeton Plénitude de cette couleur.'],
    energy: ['Énergies', 'Une couleur pour chaque chakra. Personne n’en a plus de trois d’une couleur.'],
    black: ['Énergie noire', 'Qui prend dans un flux qui en montre une l’emporte aussi. Sa place est sur la Terre.'],
    maya: ['Flux', 'Trois colonnes de places. Tout ce que tu reçois en un tour vient de l’une d’elles.'],
    plenitude: [
      'Jeton Plénitude',
      'Ce que vaut un chakra en harmonie, de 1 à 4. Face cachée tant que tu n’as pas regardé.',
    ],
    lifted: ['En main', 'Des énergies prises et pas encore posées.'],
    bag: ['Sac', 'Ce qu’il reste d’énergies pour remplir les flux.'],
    round: ['Manche', 'Quand cinq chakras sont en harmonie quelque part, c’est la dernière.'],
    out: ['Hors du jeu', 'Les énergies rendues, et le huitième jeton Plénitude, que personne ne voit.'],
  },
)
