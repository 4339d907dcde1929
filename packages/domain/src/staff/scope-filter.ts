import type { DinCode, HtlCode } from '../shared/codes';
import type { Scope } from './permissions';

/** Scopes in the form by which queries filter: a row matches if any of the three conditions holds. */
export interface ScopeFilter {
  readonly isGroup: boolean;
  readonly htlCodes: readonly HtlCode[];
  readonly dinCodes: readonly DinCode[];
}

export const createScopeFilter = (scopes: readonly Scope[]): ScopeFilter => ({
  isGroup: scopes.some(({ type }) => type === 'group'),
  htlCodes: scopes.flatMap((scope) => (scope.type === 'hotel' ? [scope.htlCode] : [])),
  dinCodes: scopes.flatMap((scope) => (scope.type === 'venue' ? [scope.dinCode] : [])),
});
