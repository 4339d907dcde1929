import { z } from 'zod';

/** Providers of social sign-in (Spec §3 Join form). */
export const socialLoginType = z.enum(['KAKAO', 'NAVER', 'GOOGLE']);
export type SocialLoginType = z.infer<typeof socialLoginType>;

/** Who authenticated a member: a provider, or the group's home page. Sign-in with id and password is ''. */
export const loginType = z.enum([...socialLoginType.options, 'HOMEPAGE']);
export type LoginType = z.infer<typeof loginType>;
