export const socialLinks = 'Links';
