import { Button, getButtonClass } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Link } from '@tanstack/react-router';
import type { AccountIdentity } from '../../features/members/use-find-id';
import { useTranslations } from '../../lib/i18n';

interface FindIdResultProps {
  identity: AccountIdentity;
  onSearchAgain: () => void;
}

export function FindIdResult({ identity, onSearchAgain }: FindIdResultProps) {
  const { t } = useTranslations();
  if (identity.result === 'none') {
    return (
      <div className="grid gap-5">
        <Notice announce title={t('login.find.none')} tone="warning">
          {t('login.find.noneBody')}
        </Notice>
        <Link className={getButtonClass({ variant: 'primary', wide: true })} to="/join/agreement">
          {t('login.join')}
        </Link>
        <Button onClick={onSearchAgain} wide>
          {t('login.find.again')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <Notice announce title={t('login.find.found')} tone="success">
        {t('login.find.foundBody')}
      </Notice>
      <dl className="grid gap-4 border-line border-y py-5">
        <div>
          <dt className="text-ink-soft text-sm">{t('login.id')}</dt>
          <dd className="break-words text-lg">{identity.user_id}</dd>
        </div>
        <div>
          <dt className="text-ink-soft text-sm">{t('login.find.ways')}</dt>
          {identity.loginTypeList.map((loginType) => (
            <dd className="first-letter:uppercase" key={loginType}>
              {t(`login.providers.${loginType}`)}
            </dd>
          ))}
        </div>
      </dl>
      <Link className={getButtonClass({ variant: 'primary', wide: true })} to="/login">
        {t('login.submit')}
      </Link>
    </div>
  );
}
