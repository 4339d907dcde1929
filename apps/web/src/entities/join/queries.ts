import type { LoginType } from '@dining/contract/site/session/login-type';
import type { PhoneNumber } from '@dining/domain/shared/phone-number';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { typedNumber } from '../../lib/phone-number/phone-number';

/** What the server knows of one who joins, as the form begins with it. */
export interface JoinStart {
  readonly result: 'success' | 'not_agreed' | 'invalid_auth_result';
  readonly loginType: LoginType | undefined;
  /** What is proven in this attempt, '' for what is not yet. */
  readonly proven: Proven;
  /** What a provider told, to be typed no more; blank without a profile. */
  readonly told: { readonly email: string; readonly name: string; readonly phone: PhoneNumber };
}
export interface Proven {
  readonly email: string;
  readonly name: string;
  /** Digits for Korea, `+…` for others. */
  readonly phone: string;
}

const profileOf = { KAKAO: 'kakaoProfile', NAVER: 'naverProfile', GOOGLE: 'googleProfile', HOMEPAGE: 'homepageProfile' } as const;

/** Asked anew each time the form is opened: what it begins with is the server's to say. */
export const joinFormQuery = (queryClient: QueryClient, loginType: LoginType | undefined) =>
  queryOptions({
    queryKey: ['join', loginType ?? ''],
    queryFn: async ({ signal }): Promise<JoinStart> => {
      const answer = await call('POST /api/join/form', { body: { login_type: loginType }, signal });
      const profile = loginType === undefined ? null : answer[profileOf[loginType]];
      return {
        result: answer.result,
        loginType,
        proven: { email: answer.user_id, name: answer.name_kor, phone: answer.cellphone },
        told: {
          email: profile?.email ?? '',
          name: profile?.name_kor ?? '',
          phone: await typedNumber(queryClient, profile?.cellphone ?? ''),
        },
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
