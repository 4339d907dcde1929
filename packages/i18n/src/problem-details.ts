/**
 * Lists the keys under `problemDetails` that may tell a problem with its facts, in the order in which they are tried: the first whose
 * gaps can all be filled is shown. What a problem means for adults alone has a text of its own.
 */
export const listProblemDetailKeys = (code: string): readonly string[] => [`${code}_for_adults`, code];
