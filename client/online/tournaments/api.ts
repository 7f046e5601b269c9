/** Requests about tournaments. */
import type {
  Decide,
  NewTournament,
  TournamentCard,
  TournamentChoice,
  TournamentMessage,
} from '../../../server/tournaments/wire.ts';
import { get, post } from '../api.ts';

/** The server's own limits, so that a form does not accept what the server would refuse. */
export const MAX_TITLE_LETTERS = 60;
export const MAX_ROUNDS = 15;

const at = (id: string, action: string, body?: object): Promise<TournamentMessage> =>
  post(`/tournaments/${id}/${action}`, body);
export const tournaments = (): Promise<readonly TournamentCard[]> => get('/tournaments');
export const choices = (): Promise<readonly TournamentChoice[]> => get('/tournaments/choices');
export const tournament = (id: string): Promise<TournamentMessage> => get(`/tournaments/${id}`);
export const create = (wanted: NewTournament): Promise<TournamentMessage> => post('/tournaments', wanted);
export const enter = (id: string, name: string): Promise<TournamentMessage> => at(id, 'enter', name ? { name } : {});
export const withdraw = (id: string): Promise<TournamentMessage> => at(id, 'withdraw');
export const addBot = (id: string, level: string): Promise<TournamentMessage> => at(id, 'bot', { level });
export const remove = (id: string, entry: number): Promise<TournamentMessage> => at(id, 'remove', { entry });
export const setEntering = (id: string, open: boolean): Promise<TournamentMessage> => at(id, 'entering', { open });
export const next = (id: string): Promise<TournamentMessage> => at(id, 'next');
export const decide = (id: string, decision: Decide): Promise<TournamentMessage> => at(id, 'decide', decision);
export const finish = (id: string): Promise<TournamentMessage> => at(id, 'finish');
export const fileOf = (id: string, kind: 'csv' | 'json'): string => `/api/tournaments/${id}/${kind}`;
