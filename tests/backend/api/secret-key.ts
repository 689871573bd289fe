/** What test apps are given, those in processes of their own as well: those load no test runner for it. */
export const SECRET_KEY = 'a secret of tests alone, 32 letters';
