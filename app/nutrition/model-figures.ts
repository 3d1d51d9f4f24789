/**
 * The id of a food that is not in the table and whose figures a vision model gave; no food of the
 * table has an id like it.
 */
export const modelFoodId = (name: string) => `model:${name.toLowerCase()}`

/** True for an item whose figures are a model's own. */
export const isModelFigured = ({ foodId }: { foodId: string }) => foodId.startsWith('model:')
