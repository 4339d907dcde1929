import { ProblemError } from '@dining/client/problem-error';

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: ProblemError };

/** Runs a request and returns its value or its problem. Rethrows errors other than `ProblemError`. */
export async function attempt<Value>(request: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await request() };
  } catch (error) {
    if (error instanceof ProblemError) return { ok: false, problem: error };
    throw error;
  }
}
