import { Notice } from '@dining/ui/notice';
import { type Setup, sendTestMail, sendTestSms } from '../../entities/setup/setup';
import { Block } from '../../features/screen/screen';
import { StateLabel } from '../../features/screen/state-label';
import { useTranslations } from '../../lib/i18n';
import { TestForm } from './test-form';

type SettingState = Setup['settings'][number];

const getLook = ({ isSet, isNeeded }: SettingState) => (isSet ? 'done' : isNeeded ? 'warning' : 'neutral');

/** Shows which settings of the server are set, never their values, and forms that send a test mail and a test SMS. */
export function SettingsBlock({ setup }: { setup: Setup }) {
  const { t } = useTranslations();
  const { settings, usesStandIns, canSendMail, canSendSms } = setup;
  const getStateText = ({ isSet, isNeeded, hasDefault }: SettingState): string => {
    if (isSet) return t('setup.settings.set');
    if (isNeeded) return t('setup.settings.needed');
    return t(hasDefault ? 'setup.settings.default' : 'setup.settings.unset');
  };
  const sections = [...new Set(settings.map(({ section }) => section))];
  return (
    <Block title={t('setup.settings.title')}>
      {usesStandIns && <Notice tone="warning">{t('setup.settings.standIns')}</Notice>}
      <div className="grid gap-6 md:grid-cols-2">
        <TestForm
          isOff={!canSendMail}
          label={t('setup.settings.mailTo')}
          problemCode="email_invalid"
          send={(email, write) => write(sendTestMail, { email })}
          title={t('setup.settings.mail')}
          type="email"
        />
        <TestForm
          description={t('setup.settings.smsHint')}
          isOff={!canSendSms}
          label={t('setup.settings.smsTo')}
          problemCode="phone_invalid"
          send={(phone, write) => write(sendTestSms, { phone })}
          title={t('setup.settings.sms')}
          type="tel"
        />
      </div>
      <div className="grid">
        {sections.map((section) => {
          const rows = settings.filter((setting) => setting.section === section);
          return (
            <details className="border-line border-b" key={section}>
              <summary className="flex min-h-11 cursor-pointer items-center gap-4">
                <span className="font-medium">{t(`setup.settings.sectionNames.${section}`)}</span>
                <span className="text-ink-soft">
                  {t('setup.settings.sections', {
                    set: rows.filter(({ isSet }) => isSet).length,
                    count: rows.length,
                  })}
                </span>
              </summary>
              <table className="mb-3 w-full text-left">
                <thead className="border-line border-b text-ink-soft text-xs">
                  <tr>
                    {(['name', 'state'] as const).map((column) => (
                      <th className="px-2 py-2 font-medium" key={column} scope="col">
                        {t(`setup.settings.columns.${column}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((setting) => (
                    <tr className="border-line border-b" key={setting.name}>
                      <th className="px-2 py-2 font-normal" scope="row">
                        <code>{setting.name}</code>
                      </th>
                      <td className="px-2 py-2">
                        <StateLabel tone={getLook(setting)}>{getStateText(setting)}</StateLabel>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          );
        })}
      </div>
    </Block>
  );
}
