/*
 * Components that headers, footers and nearly every page are made of. Named here it comes once, with the shell; else
 * each of their scripts would bring its own. package.json names these files as well, so that importing
 * them for nothing counts.
 */
import '@/components/ui/icon';
import '@/components/ui/link';
import '@/components/ui/picture';
