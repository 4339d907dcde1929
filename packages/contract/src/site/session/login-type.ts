import { z } from 'zod';

/** Providers of social sign-in (Spec §3 Join form). */
export const socialLoginTypeSchema = z.enum(['KAKAO', 'NAVER', 'GOOGLE']);
export type SocialLoginType = z.infer<typeof socialLoginTypeSchema>;

/** Service that authenticated a member: a provider or the group's home page. Sign-in by id and password is ''. */
export const loginTypeSchema = z.enum([...socialLoginTypeSchema.options, 'HOMEPAGE']);
export type LoginType = z.infer<typeof loginTypeSchema>;
