export const proofs = ['browser', 'server', 'code', 'planned'] as const
export type Proof = (typeof proofs)[number]
export type Rule = { id: string; proof: Proof; says: string }

const isProof = (word: string): word is Proof => proofs.some((proof) => proof === word)

/** The rows of docs/product.md. A row that cannot be read is an error: it would count as no rule at all. */
export const readRules = (page: string): Rule[] => {
  const rules = page
    .split('\n')
    .filter((line) => /^\|\s*[A-Z]+\d/.test(line))
    .map((line): Rule => {
      const [id = '', says = '', proof = '', ...rest] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      if (!/^[A-Z]\d+$/.test(id) || !isProof(proof) || says === '' || rest.length > 0)
        throw new Error(`not a rule: ${line}`)
      return { id, says, proof }
    })
  const twice = rules.filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index)
  if (twice.length > 0) throw new Error(`numbered twice: ${twice.map(({ id }) => id).join(', ')}`)
  return rules
}
