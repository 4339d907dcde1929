import { z } from 'zod';

/** The providers of social sign-in (Spec §3 Join form). */
export const socialLoginType = z.enum(['KAKAO', 'NAVER', 'GOOGLE']);
export type SocialLoginType = z.infer<typeof socialLoginType>;

/** Who vouches for a person: a provider, or the group's home page. Nobody (id and password) is written ''. */
export const loginType = z.enum([...socialLoginType.options, 'HOMEPAGE']);
export type LoginType = z.infer<typeof loginType>;
