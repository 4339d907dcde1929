import { Button } from '@dining/ui/button';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { getRouteApi } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useHotel } from '../../entities/search/search-state';
import { useSession } from '../../entities/session/session';
import { termsQuery } from '../../entities/terms/queries';
import { AlreadyMember } from '../../features/join/already-member';
import { ConsentBoxes, type ConsentText } from '../../features/join/consent-boxes';
import { JoinFrame } from '../../features/join/join-frame';
import { useAgree } from '../../features/join/use-agree';
import { useConsents } from '../../features/join/use-consents';
import { LazyTerms } from '../../features/terms/lazy-terms';
import { t } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';

const route = getRouteApi('/join/agreement');

const termsOf = { terms: 'TT0001', privacy: 'TT0002', thirdParty: 'TT0003', marketing: 'TT0005' } as const;

/** The first step of joining: what one agrees to, to be read in place (Spec §2.6). */
export function JoinAgreementPage() {
  const { login_type: loginType } = route.useSearch();
  const hotel = useHotel();
  const member = useSession()?.userDetails;
  const [consents, setConsents] = useConsents();
  const { wrong, clear, agree, agreeing } = useAgree(hotel?.htlCode, loginType);
  if (member !== undefined) return <AlreadyMember />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    agree(consents);
  };
  const textOf = (name: ConsentText) =>
    hotel && (
      <LazyTerms
        level={2}
        look="bare"
        query={termsQuery(hotel.htlCode, termsOf[name])}
        textOf={(terms) => wireText(terms, 'termsContent')}
        title={
          <>
            <VisuallyHidden>{`${t(`join.consents.${name}`)} `}</VisuallyHidden>
            <span className="text-sm">{t('join.agreement.read')}</span>
          </>
        }
      />
    );
  return (
    <JoinFrame at="agreement" lead={t('join.agreement.lead')} title={t('join.title')}>
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
        <Button pending={agreeing} pendingLabel={t('common.loading')} type="submit" variant="primary" wide>
          {t('common.buttons.next')}
        </Button>
      </form>
    </JoinFrame>
  );
}
