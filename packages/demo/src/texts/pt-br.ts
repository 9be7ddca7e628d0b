import type { SlideTexts } from './slide-texts.ts'

export const portuguese: SlideTexts = [
  'Muito antes de haver um porto, havia um galpão com quatro portas. Os lampiões eram acesos às quatro, e quem voltasse primeiro da pesca noturna vendia primeiro.',
  'O aço veio pelo mar, uma viga de cada vez. Dez anos depois, o cais tinha profundidade para tudo o que flutua, e ninguém mais pedia licença à lua.',
  'A tábua das marés dá o minuto exato da preamar. O vento e a chuva não a leram. Por isso, todo capitão olha mais uma vez a régua pintada antes de soltar as amarras.',
  'Quando um grande navio chega à noite, um barco pequeno sai ao seu encontro. O prático sobe por uma escada de corda, dá boa-noite e traz o gigante para dentro.',
  'Às nove e dez da noite, a última balsa deixa a outra margem. Leva bicicletas, cozinheiros cansados e um coral, e toda noite a luz do quebra-mar conta quem volta para casa.',
]
