import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { Scope } from '@dining/domain/staff/permissions';
import { fillVariables } from '@dining/i18n/fill';
import { formatInstantInText } from '@dining/i18n/formats';
import { mails } from '@dining/i18n/mail/all';
import { packs } from '@dining/i18n/site/all';
import type { Deps } from '../config/deps';
import type { Mail } from '../ports/mail';
import { listHotels } from '../stores/hotels/hotels';
import type { DueMessage } from '../stores/messages/outbox';
import { listGrantsOfStaff } from '../stores/staff/grants';
import { findInvitation } from '../stores/staff/invitations';
import { listVenuesWithHotelName } from '../stores/venues/venues';
import { createMailWithLogo } from './account-messages';
import { getGroupName } from './group-name';
import { createInvitationLink } from './invitation-keys';

async function createScopeFormatter(
  { database: { pool } }: Deps,
  language: Language,
): Promise<(scope: Scope) => string> {
  const [hotels, venues] = [await listHotels(pool), await listVenuesWithHotelName(pool)];
  return (scope) => {
    if (scope.type === 'group') return mails[language].staffInvited.wholeGroup;
    const scopeRow =
      scope.type === 'venue'
        ? venues.find(({ dinCode }) => dinCode === scope.dinCode)
        : hotels.find(({ htlCode }) => htlCode === scope.htlCode);
    return scopeRow === undefined ? scope.htlCode : getLocalizedText(scopeRow.name, language);
  };
}

/** Renders the mail of an invitation; undefined if the invitation was used or replaced, or has expired. */
export async function renderInvitationMail(
  deps: Deps,
  { key, payload: { invitationId } }: Extract<DueMessage, { kind: 'staff_invited' }>,
): Promise<Mail | undefined> {
  const { pool } = deps.database;
  const invitation = await findInvitation(pool, invitationId);
  if (invitation === undefined || invitation.isUsed || invitation.isExpired) return undefined;
  const { staffId, language, email, purpose, invitedBy, expiresAt } = invitation;
  const texts = mails[language].staffInvited;
  const isNewStaff = purpose === 'join';
  const group = await getGroupName(deps, language);
  const formatScope = await createScopeFormatter(deps, language);
  const grants = await listGrantsOfStaff(pool, staffId);
  return createMailWithLogo(
    email,
    'staff-invited',
    {
      language,
      sender: group,
      subject: fillVariables(isNewStaff ? texts.subject : texts.renewSubject, { group }),
      title: isNewStaff ? texts.title : texts.renewTitle,
      intro: fillVariables(isNewStaff ? texts.lead : texts.renewLead, {
        inviter: isolateDirection(invitedBy),
        date: formatInstantInText(expiresAt.getTime(), language),
      }),
      picture: undefined,
      rows: [
        { label: texts.account, lines: [email] },
        {
          label: texts.roles,
          lines: grants.map(({ role, scope }) => `${texts.roleNames[role]} · ${formatScope(scope)}`),
        },
      ],
      body: [],
      actions: [{ label: texts.open, url: createInvitationLink(deps, invitationId, language) }],
      notes: [],
      footer: [texts.reasonForMail, ...(deps.config.standIns ? [packs[language].common.demoStrip] : [])],
    },
    key.replaceAll(' ', '.'),
  );
}
