import type { MailPicture } from '../ports/mail';

/** The logo of the group above the text of HTML mails. Written by `npm run pictures -- --icons`. */
export const mailLogo: MailPicture = {
  id: 'mark',
  type: 'image/png',
  bytes: Buffer.from(
    [
      'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAABdFBMVEVMaXESFBwRER0RFBwAACoRExwAADMSFBwSFBsRExwRExwR',
      'FBsRFhwSEh4RFBsAJCQRExwRFBsSExsRERwSFBsRExwRFBsRFBwRFBwRFBwSFBwSFBsRFBwSFBzTsHJfUj+tkWE4My0UFR0TFRzS',
      'r3LGpWwYGR91ZEjOrHBqW0Opjl9COjFCOzIeHiEWFx0cHCGvlGLFpWzEpGx0Y0ighlujiVybg1nDo2p+bEwbGyAZGh95aEo5NC0X',
      'GB6iiFwqJydWSzqUflZBOjG8nWhnWUPNq29mWEJlV0GWfldZTjyZgliGck8yLiqukWFYTTwdHSG4mmaPelRcUD1JQDSYf1hVSjmG',
      'clBeUT5KQTUnJSYiICPIp221l2S0l2Shh1uNd1J4ZkmylWSLdVLKqW52ZUm3mWU7NS6ljF5kVkGHc1DRr3G9nmgtKig8Ny80Lysj',
      'IiN7aUuJdFGzlmQ6NS7NrHCNd1MaGyCtkmEoJiZoWkKuk2JNRDY+IPEMAAAAHXRSTlMA/SvyBvMF/NORkJQtKpMHjtWNLNT08b69',
      'vJeWuztAOYkAAAAJcEhZcwAAFiUAABYlAUlSJPAAAAHASURBVFjD5ZdnUwIxEIYDotyBICrY79A7itIVULq99957773/ecFCwohK',
      'NsP4gffjzbxPkt3NbRahpEp5o0mglMmoqUQfKqtXCCCptap3f7UAVk2KUCcwSJ88v4IFoFYiXmCSAZWzAThUzAYoQgKj8giQXFvt',
      'p1ar9eX++QkAcPt7xbSao2FKgLTYge2J1wfaHXjbsf0xRh+DZV/abrmK0wfRu43XbwFkQZrDfj8kjQPYfygBAO42nL0xSCFF8QYW',
      'IJXoacWAAwhgFvvXQHdhFAM2QQAHTQ1kA+AciPMQQBj7xQkIwEYAZiAA2YIBdlAMiDLYAAECGLAbhwD2iCAMQwBOAuCTAQB5nSB0',
      'QW7jIAFY7QQAbPsEwTEJ+CM5iVIQx1cAnSlEAMQpFz1AmiYJlusz6r7g6RYzEAnzbYSuM8l9zWKmTqw351TNNRbMBNyFIrTtvWek',
      'P23vsF9CHhi2JftOIDh0fHQh/88LpWABTTnoV4CYg/ILMOeggqmDxm/6CVCU/ftfwf9S1U8jT6474JCGLQQVqFLNNPbpENKyAPjk',
      '5KqqhfsbSlLDs0oPPIWaL/mc35UGjnp8LOYqdCnvG66H30nDfKPSAAAAAElFTkSuQmCC',
    ].join(''),
    'base64',
  ),
};
