import { forgetTab, keepInTab, keptInTab } from '../../lib/session-store';

const key = 'tabOf';

/** A visitor stays the same person when he signs in: what is his goes with him. */
const visitor = '';

function owner(): string {
  const kept = keptInTab(key);
  return typeof kept === 'string' ? kept : visitor;
}

/** Whether what this tab keeps and shows is a member's, and another is here now; undefined is nobody who is signed in. */
export const isOfAnother = (userId: string | undefined): boolean => owner() !== visitor && owner() !== (userId ?? visitor);

/** From now on the tab is of whoever is here. Where it was another member's, it has forgotten all that it kept: true. */
export function claimTab(userId: string | undefined): boolean {
  const another = isOfAnother(userId);
  if (another) forgetTab();
  keepInTab(key, userId ?? visitor);
  return another;
}

/** Forgets what the tab kept, but not whose it was: the page that begins anew finds another there, and says so. */
export function forgetAllButOwner(): void {
  const before = owner();
  forgetTab();
  keepInTab(key, before);
}
