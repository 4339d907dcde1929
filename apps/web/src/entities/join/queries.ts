import type { LoginType } from '@dining/contract/site/session/login-type';
import type { PhoneNumber } from '@dining/domain/shared/phone-number';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { loadAndSplitPhoneNumber } from '../../lib/phone-number/phone-number';

export interface JoinFormData {
  readonly result: 'success' | 'not_agreed' | 'invalid_auth_result';
  readonly loginType: LoginType | undefined;
  readonly verifiedIdentity: VerifiedIdentity;
  readonly profile: { readonly email: string; readonly name: string; readonly phone: PhoneNumber };
}

/** Identity verified while joining. Fields that are not verified yet are ''. */
export interface VerifiedIdentity {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

const profileFields = {
  KAKAO: 'kakaoProfile',
  NAVER: 'naverProfile',
  GOOGLE: 'googleProfile',
  HOMEPAGE: 'homepageProfile',
} as const;

/** Fetched each time the form opens, because the server determines its initial values. */
export const getJoinFormQuery = (queryClient: QueryClient, loginType: LoginType | undefined) =>
  queryOptions({
    queryKey: ['join', loginType ?? ''],
    queryFn: async ({ signal }): Promise<JoinFormData> => {
      const response = await call('POST /api/join/form', { body: { login_type: loginType }, signal });
      const profile = loginType === undefined ? null : response[profileFields[loginType]];
      return {
        result: response.result,
        loginType,
        verifiedIdentity: { email: response.user_id, name: response.name_kor, phone: response.cellphone },
        profile: {
          email: profile?.email ?? '',
          name: profile?.name_kor ?? '',
          phone: await loadAndSplitPhoneNumber(queryClient, profile?.cellphone ?? ''),
        },
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Finds the address that an invitation is for. Its refusal says why the link is not valid. */
export const getInvitationQuery = (invitation: string) =>
  queryOptions({
    queryKey: ['joinInvitation', invitation],
    queryFn: async ({ signal }) => (await call('POST /api/join/invitation', { body: { invitation }, signal })).user_id,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
