export { DictateButton } from './dictate-button.tsx'
export { HeardWords } from './heard-words.tsx'
export { type Dictating, useDictating } from './use-dictating.tsx'
