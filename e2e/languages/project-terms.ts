import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { getGlossary } from '@voxdeck/contracts/languages/get-glossary'
import { getLexicon } from '@voxdeck/contracts/languages/get-lexicon'
import type { OpenProject } from '../writing/open-project.ts'

/** The project's terms as stored on the server. */
export const lexiconOf = ({ client, id }: OpenProject) => client.call(getLexicon, { params: { id } })
export const glossaryOf = ({ client, id }: OpenProject) => client.call(getGlossary, { params: { id } })

/** Adds a language to the project. */
export const speak = ({ client, id }: OpenProject, languageCode: string) =>
  client.call(addLanguage, { params: { id }, body: { languageCode } })
