import type { SlideTexts } from './slide-texts.ts'

export const french: SlideTexts = [
  'Bien avant le port, il y avait un hangar à quatre portes. On allumait les lampes à quatre heures, et le premier rentré de la pêche de nuit vendait le premier.',
  'L’acier est venu par la mer, une poutre après l’autre. Dix ans plus tard, le quai était assez profond pour tout ce qui flotte, et plus personne ne demandait la permission à la lune.',
  'La table des marées donne la pleine mer à la minute près. Le vent et la pluie ne l’ont pas lue. Alors chaque capitaine regarde encore une fois l’échelle peinte avant de larguer les amarres.',
  'Quand un grand navire arrive la nuit, un petit va à sa rencontre. Le pilote grimpe à une échelle de corde, dit bonsoir et fait entrer le géant.',
  'À neuf heures dix du soir, le dernier bac quitte l’autre rive. Il emporte des vélos, des cuisiniers fatigués et une chorale, et chaque soir le feu de la jetée compte ceux qui rentrent.',
]
