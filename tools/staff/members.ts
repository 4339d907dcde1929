import {
  downloadMemberExport,
  proposeMemberErasure,
  proposeMemberExport,
  searchMembers,
  signMemberOut,
  viewMember,
} from '@dining/contract/staff/members';
import { type CommandDefinition, type CommandInput, getTextOption } from './command';
import { formatCount, formatInstant, formatJson } from './formatters';
import { CommandError, explain } from './send-command';

function parseReason({ options }: CommandInput): string {
  const reason = getTextOption(options, 'reason')?.trim() ?? '';
  if (reason === '')
    throw new CommandError('Say why with --reason "…": it is kept in the audit. Do not name guests in it.');
  return reason;
}

/** Returns the membership number for an e-mail address, membership number or phone number. @throws CommandError */
async function getCardNo({ args: [text = ''], call }: CommandInput): Promise<string> {
  const { members, isTooBroad } = await call(searchMembers, { body: { text } });
  const [member, ...otherMembers] = members;
  if (isTooBroad || otherMembers.length > 0)
    throw new CommandError('Several members match: give the whole e-mail address or the membership number.');
  if (member === undefined) throw new CommandError('There is no member with that e-mail address or number.');
  return member.cardNo;
}

const explainProposal = explain({
  already_proposed: 'A proposal is open already. It is confirmed, refused or withdrawn in the console, under Members.',
  member_reserves: 'The member has active reservations: cancel them, or wait until they are over.',
  member_pays: 'Payments of the member are not finished: see the command «stuck».',
});

const formatConfirmHint = (lapsesAt: string): string =>
  `A second person with the role privacy confirms it in the console, under Members, until ${formatInstant(lapsesAt)}.`;

const memberHint = 'MEMBER is the e-mail address of the account, the membership number or a phone number.';

const exportCommand: CommandDefinition = {
  usage: 'MEMBER [--download] --reason TEXT',
  summary: 'proposes to export all stored data of a member; with --download prints it as JSON once it is confirmed',
  details: [
    memberHint,
    'A person with the role privacy confirms the proposal in the console. The export can then be downloaded for 24 hours.',
    'Passwords, codes and keys are not printed: only their hashes are stored.',
  ],
  options: { reason: 'string', download: 'boolean' },
  run: async (input) => {
    const reason = parseReason(input);
    const cardNo = await getCardNo(input);
    if (input.options['download'] !== true) {
      const body = { cardNo, reason };
      const { member } = await input.call(proposeMemberExport, { body }).catch(explainProposal);
      const proposal = member.proposals.find(({ act, state }) => act === 'member.export' && state === 'open');
      return `The export is proposed. ${formatConfirmHint(proposal?.lapsesAt ?? '')}`;
    }
    const { member } = await input.call(viewMember, { body: { cardNo } });
    const confirmedProposal = member.proposals.find(({ downloadUntil }) => downloadUntil !== null);
    if (confirmedProposal === undefined)
      throw new CommandError(
        'No export of this member is confirmed, or its 24 hours are over: propose one without --download.',
      );
    const body = { proposalId: confirmedProposal.proposalId, reason };
    return formatJson((await input.call(downloadMemberExport, { body })).tables);
  },
};

const signOut: CommandDefinition = {
  usage: 'MEMBER --reason TEXT',
  summary: 'ends all sessions of a member, for example after a lost phone',
  details: [memberHint, 'Anyone who knows the password can sign in again: ask the member to set a new one.'],
  options: { reason: 'string' },
  run: async (input) => {
    const reason = parseReason(input);
    const { endedSessionCount } = await input.call(signMemberOut, { body: { cardNo: await getCardNo(input), reason } });
    return `${formatCount(endedSessionCount, 'session')} ended.`;
  },
};

const erase: CommandDefinition = {
  usage: 'MEMBER --reason TEXT',
  summary: 'proposes to delete an account and its personal data at the member’s request',
  details: [
    memberHint,
    'A person with the role privacy confirms it in the console; the account is deleted then. Cannot be undone.',
    'The same as on the site: reservations and payments that the law requires stay without the account, reviews without a name.',
    'Not possible with an active reservation or an unfinished payment.',
  ],
  options: { reason: 'string' },
  run: async (input) => {
    const reason = parseReason(input);
    const body = { cardNo: await getCardNo(input), reason };
    const { member } = await input.call(proposeMemberErasure, { body }).catch(explainProposal);
    const proposal = member.proposals.find(({ act, state }) => act === 'member.erase' && state === 'open');
    return `The deletion is proposed. ${formatConfirmHint(proposal?.lapsesAt ?? '')}`;
  },
};

export const memberCommands = { export: exportCommand, 'sign-out': signOut, erase };
