import type { SlideTexts } from './slide-texts.ts'

export const spanish: SlideTexts = [
  'Mucho antes de que hubiera un puerto, había un cobertizo con cuatro puertas. Los faroles se encendían a las cuatro, y quien volvía primero de la pesca nocturna vendía primero.',
  'El acero llegó por mar, viga a viga. Diez años después, el muelle tenía calado para todo lo que flota, y ya nadie le pedía permiso a la luna.',
  'La tabla de mareas da la pleamar al minuto. El viento y la lluvia no la han leído. Por eso todo capitán mira una vez más la regla pintada antes de soltar amarras.',
  'Cuando un gran barco llega de noche, uno pequeño sale a su encuentro. El práctico sube por una escala de cuerda, da las buenas noches y trae al gigante a puerto.',
  'A las nueve y diez, el último transbordador deja la otra orilla. Lleva bicicletas, cocineros cansados y un coro, y cada noche la luz del rompeolas los cuenta de vuelta a casa.',
]
