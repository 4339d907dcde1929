import { eraseMember, exportMember, signMemberOut } from '@dining/contract/staff/members';
import { type CommandDefinition, type CommandInput, getTextOption } from './command';
import { formatCount, formatJson } from './formatters';
import { CommandError } from './send-command';

function parseRequest({ args: [userId = ''], options }: CommandInput): {
  readonly userId: string;
  readonly reason: string;
} {
  const reason = getTextOption(options, 'reason')?.trim() ?? '';
  if (reason === '')
    throw new CommandError('Say why with --reason "…": it is kept in the audit. Do not name guests in it.');
  return { userId, reason };
}

const exportCommand: CommandDefinition = {
  usage: 'MEMBER --reason TEXT',
  summary: 'prints all stored data of a member as JSON',
  details: [
    'MEMBER is the e-mail address of the account. Passwords, codes and keys are not printed: only their hashes are stored.',
  ],
  options: { reason: 'string' },
  run: async (input) => formatJson((await input.send(exportMember, parseRequest(input))).tables),
};

const signOut: CommandDefinition = {
  usage: 'MEMBER --reason TEXT',
  summary: 'ends all sessions of a member, for example after a lost phone',
  details: ['Anybody who knows the password can sign in again: ask the member to set a new one.'],
  options: { reason: 'string' },
  run: async (input) =>
    `${formatCount((await input.send(signMemberOut, parseRequest(input))).ended, 'session')} ended.`,
};

const erase: CommandDefinition = {
  usage: 'MEMBER --reason TEXT',
  summary: 'deletes an account and its personal data at the member’s request',
  details: [
    'The same as on the site: reservations and payments that the law requires stay without personal data, reviews without a name.',
    'Not possible with an active reservation or an unfinished payment. Cannot be undone.',
  ],
  options: { reason: 'string' },
  run: async (input) =>
    `The account is deleted. Records that must be kept have the id ${(await input.send(eraseMember, parseRequest(input))).leftId}.`,
};

export const memberCommands = { export: exportCommand, 'sign-out': signOut, erase };
