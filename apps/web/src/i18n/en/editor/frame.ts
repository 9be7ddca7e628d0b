export const frame = {
  shape: 'Frame',
  shapes: { '16:9': 'Wide 16:9', '9:16': 'Upright 9:16', '1:1': 'Square 1:1' },
  fit: 'Pictures',
  fits: {
    blur: 'Whole, on a blur',
    edge: 'Whole, on its edge',
    colour: 'Whole, on a colour',
    cover: 'Fill the frame',
  },
  colour: 'Colour beside pictures',
}
