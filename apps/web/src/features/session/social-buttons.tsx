import { ButtonLink } from '@dining/ui/button';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { t } from '../../lib/i18n';

const loginFormQuery = queryOptions({
  queryKey: ['login-form'],
  queryFn: ({ signal }) => call('POST /api/login/form', { body: {}, signal }),
});

/** The providers that the server is set up for; none, where it has no credentials. */
export function SocialButtons() {
  const kakao = useQuery(loginFormQuery).data?.kakaoRedirectUri ?? '';
  if (kakao === '') return null;
  return (
    <ButtonLink href={kakao} wide>
      {t('login.kakao')}
    </ButtonLink>
  );
}
