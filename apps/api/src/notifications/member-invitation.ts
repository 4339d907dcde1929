import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { fillVariables } from '@dining/i18n/fill';
import { formatInstantInText } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import { findMemberInvitation } from '../stores/members/member-invitations';
import type { DueMessage } from '../stores/messages/outbox';
import { createMailWithLogo } from './account-messages';
import { getGroupName } from './group-name';
import { createMemberInvitationLink } from './invitation-keys';

/** Renders the invitation of a member of a former system; undefined if it was used or has expired. */
export async function renderMemberInvitation(
  deps: Deps,
  { key, payload: { invitationId } }: Extract<DueMessage, { kind: 'member_invited' }>,
): Promise<Mail | undefined> {
  const invitation = await findMemberInvitation(deps.database.pool, invitationId);
  if (invitation === undefined || invitation.email === null || invitation.isExpired) return undefined;
  const { email, name, language, expiresAt } = invitation;
  const texts = mails[language].memberInvited;
  const group = await getGroupName(deps, language);
  return createMailWithLogo(
    email,
    'member-invited',
    {
      language,
      sender: group,
      subject: fillVariables(texts.subject, { group }),
      title: texts.title,
      intro: `${fillVariables(texts.lead, {
        name: isolateDirection(name),
        group,
        date: formatInstantInText(expiresAt.getTime(), language),
      })} ${texts.gains}`,
      picture: undefined,
      rows: [],
      body: [],
      actions: [{ label: texts.open, url: createMemberInvitationLink(deps, invitationId, language) }],
      notes: [],
      footer: [texts.reasonForMail, ...(deps.config.standIns ? [packs[language].common.demoStrip] : [])],
    },
    key.replaceAll(' ', '.'),
  );
}
