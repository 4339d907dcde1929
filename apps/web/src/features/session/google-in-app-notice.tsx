import { getExternalOpening, type InAppBrowser } from '@dining/domain/session/in-app-browser';
import { languageNames } from '@dining/domain/shared/language';
import { Button, ButtonLink } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { useState } from 'react';
import { getCampaign } from '../../lib/campaign';
import { copyText } from '../../lib/copy-text';
import { useTranslations } from '../../lib/i18n';
import { createPageHref } from '../../lib/page-href';

interface GoogleInAppNoticeProps {
  app: InAppBrowser;
  returnUrl: string;
}

/**
 * Says that Google refuses sign-in inside the app, and opens the sign-in page in another browser or offers its URL to
 * copy.
 */
export function GoogleInAppNotice({ app, returnUrl }: GoogleInAppNoticeProps) {
  const { language, t } = useTranslations();
  const lang = languageNames[language].query;
  const loginUrl = new URL(createPageHref('login', {}, { ...getCampaign(), returnUrl, lang }), location.origin).href;
  const externalOpening = getExternalOpening(app, navigator.userAgent, loginUrl);
  return (
    <Notice
      action={
        externalOpening.type === 'link' ? (
          <ButtonLink href={externalOpening.href} size="sm">
            {t('device.inApp.openOutside')}
          </ButtonLink>
        ) : (
          <CopyUrl url={loginUrl} />
        )
      }
    >
      {t('device.inApp.google', { app: t(`device.inApp.apps.${app}`) })} {t('device.inApp.kept')}
    </Notice>
  );
}

function CopyUrl({ url }: { url: string }) {
  const { t } = useTranslations();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className="grid gap-3">
      <p>{t('device.inApp.manual')}</p>
      <TextField
        label={t('device.inApp.address')}
        name="address"
        onFocus={(event) => event.currentTarget.select()}
        readOnly
        value={url}
      />
      <Button className="w-fit" onClick={() => void copyText(url).then(setIsCopied)} size="sm">
        {t('device.inApp.copy')}
      </Button>
      <p role="status">{isCopied && t('device.inApp.copied')}</p>
    </div>
  );
}
