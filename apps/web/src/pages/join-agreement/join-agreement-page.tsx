import { setAllConsents } from '@dining/domain/join/consents';
import { Button } from '@dining/ui/button';
import { getRouteApi } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { CookiesNotice } from '../../components/cookies-notice';
import { useHotel } from '../../entities/search/search-state';
import { useSession } from '../../entities/session/session';
import { useShownTerms } from '../../entities/terms/shown-texts';
import { ConsentBoxes, type ConsentText as ConsentName } from '../../features/join/consents/consent-boxes';
import { useAgree } from '../../features/join/consents/use-agree';
import { useConsents } from '../../features/join/consents/use-consents';
import { AlreadyMember } from '../../features/join/form/already-member';
import { JoinFrame } from '../../features/join/form/join-frame';
import { ConsentText } from '../../features/terms/consent-text';
import { useTranslations } from '../../lib/i18n';

const route = getRouteApi('/join/agreement');

const termsOf = { terms: 'TT0001', privacy: 'TT0002', thirdParty: 'TT0003', marketing: 'TT0005' } as const;

/** The first step of joining: what one agrees to, to be read in place (Spec §2.6). */
export function JoinAgreementPage() {
  const { t } = useTranslations();
  const { login_type: loginType } = route.useSearch();
  const hotel = useHotel();
  const member = useSession()?.userDetails;
  const shown = useShownTerms(hotel?.htlCode);
  const { consents, setConsents } = useConsents(hotel?.htlCode, shown);
  const { wrong, clear, agree, agreeing } = useAgree({
    htlCode: hotel?.htlCode,
    shown,
    loginType,
    onTextsChanged: () => setConsents(setAllConsents(false)),
  });
  if (member !== undefined) return <AlreadyMember />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    agree(consents);
  };
  const textOf = (name: ConsentName) =>
    hotel && (
      <ConsentText htlCode={hotel.htlCode} kind={termsOf[name]} level={2} name={t(`join.consents.${name}`)} shown={shown} />
    );
  return (
    <JoinFrame at="agreement" lead={t('join.agreement.lead')} title={t('join.title')}>
      <CookiesNotice />
      <form className="grid grid-cols-1 gap-8" noValidate onSubmit={submit}>
        <ConsentBoxes
          consents={consents}
          onChange={(changed) => {
            clear();
            setConsents(changed);
          }}
          textOf={textOf}
          wrong={wrong}
        />
        <Button pending={agreeing} type="submit" variant="primary" wide>
          {t('common.buttons.next')}
        </Button>
      </form>
    </JoinFrame>
  );
}
