import { inviteOwner } from '@dining/contract/staff/staff';
import { languages } from '@dining/domain/shared/language';
import { type CommandDefinition, getTextOption } from './command';
import { CommandError } from './send-command';

const inviteOwnerCommand: CommandDefinition = {
  usage: 'EMAIL NAME [--language LANGUAGE]',
  summary: 'invites an owner of the group to the staff console: the first one, or one who has lost their sign-in',
  details: [
    'NAME in quotation marks. LANGUAGE is ko, en, cn or ja, by default ko.',
    'Their old sign-in and sessions end. The link works once, within 72 hours, and is also sent by mail.',
  ],
  options: { language: 'string' },
  run: async ({ args: [email = '', name = ''], options, send }) => {
    const languageText = getTextOption(options, 'language') ?? 'ko';
    const language = languages.find((each) => each === languageText);
    if (language === undefined)
      throw new CommandError(`${languageText} is not a language: write ${languages.join(', ')}.`);
    const { link, isNew } = await send(inviteOwner, { email, name, language });
    const result = isNew
      ? `${email} is invited as an owner.`
      : `${email} is invited again; their old sign-in has ended.`;
    return `${result} Give this link only to them:\n${link}`;
  },
};

export const accountCommands = { 'invite-owner': inviteOwnerCommand };
