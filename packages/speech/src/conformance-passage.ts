/** Short and long sentences of short and long words, as a script has them. */
export const conformancePassage = [
  'Welcome to the spring meeting of our regional offices.',
  'In the next ten minutes we will look at what went well, what did not, and what we intend to change.',
  'Sales grew.',
  'Customers in the north ordered twice as many machines as they did last year.',
  'Why did that happen?',
  'Most of them had read about us in a newspaper, or heard of us from a friend.',
  'Unfortunately, international deliveries still require considerable administrative preparation.',
  'Please send us your questions by the end of the week.',
]
