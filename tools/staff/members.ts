import { eraseMember, exportMember, signMemberOut } from '@dining/contract/staff/members';
import { Stopped } from './ask';
import { type CommandLine, type Given, getTextOption } from './command';
import { formatCount, formatJson } from './words';

/** The member's address, and why. @throws Stopped */
function asked({ args: [userId = ''], options }: Given): { readonly userId: string; readonly reason: string } {
  const reason = getTextOption(options, 'reason')?.trim() ?? '';
  if (reason === '') throw new Stopped('Say why with --reason "…": it is kept for the record. Name nobody in it.');
  return { userId, reason };
}

const exported: CommandLine = {
  usage: 'MEMBER --reason TEXT',
  about: 'prints everything that is kept of a member as JSON',
  more: [
    'MEMBER is the e-mail address he signs in with. Passwords, codes and keys are not printed: they are kept as hashes alone.',
  ],
  options: { reason: 'string' },
  run: async (given) => formatJson((await given.ask(exportMember, asked(given))).tables),
};

const signOut: CommandLine = {
  usage: 'MEMBER --reason TEXT',
  about: 'signs a member out everywhere, for one whose phone or password somebody else has',
  more: ['Whoever knows his password comes in again: have him set a new one.'],
  options: { reason: 'string' },
  run: async (given) => `${formatCount((await given.ask(signMemberOut, asked(given))).ended, 'session')} ended.`,
};

const erase: CommandLine = {
  usage: 'MEMBER --reason TEXT',
  about: 'ends a membership and takes the person out of everything, for a member who has asked for it',
  more: [
    'As leaving on the site does: reservations and payments that the law requires stay without the member, reviews without a name.',
    'Not while a reservation of his stands or a payment is not finished. There is no way back.',
  ],
  options: { reason: 'string' },
  run: async (given) =>
    `The member is gone. What must be kept stands under ${(await given.ask(eraseMember, asked(given))).leftId}.`,
};

export const memberCommands = { export: exported, 'sign-out': signOut, erase };
