export { createPolicyText } from '@dining/i18n/agreements/policy-template';
export { termsTemplates } from '@dining/i18n/agreements/terms-templates';
export { allergyTemplate } from '@dining/i18n/allergy-template';
