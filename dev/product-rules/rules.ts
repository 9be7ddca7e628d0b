export const proofs = ['browser', 'server', 'code', 'planned'] as const
export type Proof = (typeof proofs)[number]
export type Rule = { id: string; proof: Proof; says: string }

const isProof = (word: string): word is Proof => proofs.some((proof) => proof === word)

/** The rules in the rows of docs/product.md. A malformed row is an error, or its rule would go unchecked. */
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
