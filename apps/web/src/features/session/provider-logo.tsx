import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import type { ReactNode } from 'react';

const logos: Record<SocialLoginType, ReactNode> = {
  KAKAO: (
    <>
      <circle cx="12" cy="12" fill="#fee500" r="12" />
      <path
        d="M12 6.2c-3.6 0-6.5 2.3-6.5 5.1 0 1.8 1.2 3.4 3 4.3l-.6 2.3c-.1.3.2.5.4.3l2.7-1.8 1 .1c3.6 0 6.5-2.3 6.5-5.2S15.6 6.2 12 6.2z"
        fill="#191600"
      />
    </>
  ),
  NAVER: (
    <>
      <circle cx="12" cy="12" fill="#03c75a" r="12" />
      <path d="M13.7 12.3 10.2 7.3H7.3v9.4h3v-5l3.5 5h2.9V7.3h-3z" fill="#ffffff" />
    </>
  ),
  GOOGLE: (
    <>
      <path
        d="M22.6 12.2c0-.8-.1-1.5-.2-2.2H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.4-4.7 3.4-8.1z"
        fill="#4285f4"
      />
      <path
        d="M12 23c3 0 5.5-1 7.3-2.7l-3.5-2.7c-1 .7-2.3 1-3.8 1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23z"
        fill="#34a853"
      />
      <path d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8l3.6-2.8z" fill="#fbbc05" />
      <path
        d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4z"
        fill="#ea4335"
      />
    </>
  ),
};

export function ProviderLogo({ loginType }: { loginType: SocialLoginType }) {
  return (
    <svg aria-hidden="true" className="shrink-0" focusable="false" height={20} viewBox="0 0 24 24" width={20}>
      {logos[loginType]}
    </svg>
  );
}
