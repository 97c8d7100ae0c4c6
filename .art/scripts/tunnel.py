"""SCENE - the walk: out of the tunnel, into the light."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'tunnel'


def build():
    reset(); size(); x0 = .62
    wall = mat('wall', (.020, .021, .025), .50, spec=.4, bump=(5, .25, .02, 6), rough_noise=(1.4, .36, .62)); floor = mat('floor', (.016, .016, .020), .22, spec=.6, rough_noise=(1.6, .14, .36))
    box('floor', (6, 16, .1), (x0, 3, -.05), floor)
    for sx in (-1, 1): box('side', (.1, 12, 4), (x0 + sx * 1.75, 1, 1.5), wall)
    box('roof', (4, 12, .1), (x0, 1, 3.05), wall)
    for k, y in enumerate(np.arange(-3.4, 6.6, 1.6)):
        for sx in (-1, 1): box('rib', (.10, .16, 3.2), (x0 + sx * 1.68, y, 1.5), wall)
        box('ribT', (3.5, .16, .10), (x0, y, 2.98), wall)
    for sx, c in ((-1, TEAL), (1, GOLD)):
        box('strip', (.015, 9.6, .030), (x0 + sx * 1.66, 1.6, .16), glow('strip%d' % sx, c, 5)); box('strip', (.015, 9.6, .030), (x0 + sx * 1.66, 1.6, 2.82), glow('strip2%d' % sx, c, 2.4))
    dark = mat('robe', (.018, .016, .018), .6, sheen=.8)
    M = dict(skin=skin('6a3f28'), glove=mat('glove', lin('A81E0C'), .3, coat=.6), hair=mat('hood', (.016, .014, .016), .7, sheen=.8), top=mat('robe', lin('3a0d07'), .6, sheen=.8), leggings=dark, shorts=mat('hem', lin('4a3208'), .5, sheen=.6), shoe=dark)
    add_parts(body.woman(poses.WALK, True), M, loc=(x0, .1, 0), yaw=90)
    N = dict(hair=mat('hair', (.006, .005, .005), .5, sheen=.3), skin=skin('7a4b30'), shirt=mat('shirt', (.016, .016, .02), .7, sheen=.5), shorts=dark, shoe=dark)
    add_parts(body.figure(poses.mirror(poses.WALK), 'bowler', h=.007, mass=.9), N, loc=(x0 - .72, 1.15, 0), yaw=88); add_parts(body.figure(poses.WALK, 'bowler', h=.007, mass=.95), N, loc=(x0 + .66, 1.35, 0), yaw=92)
    area((x0, 8.5, 2.2), (x0, 0, 1.0), lin('FFC870'), 420, 3.4, 2.6); spot((x0 + .6, 11, 4.5), (x0, 0, 1.0), lin('FFD9A0'), 4200, 30, .6, .3); spot((x0 - 2.2, 10, 4.0), (x0, 0, 1.0), lin('8FE6F0'), 2400, 26, .6, .3)
    area((x0 - .5, -3.5, 2.4), (x0, 0, 1.2), COOLW, 2.0, 1.0)
    camera((.02, -3.7, 1.05), (.10, .6, 1.18), lens=38, focus=(x0, 0, 1.3), fstop=1.8)
    finish(NAME)


def post():
    lamps = [dict(loc=(.62 + dx, 10, 4.2), target=(.62 + dx * .2, 0, .6), angle=24, power=p, col=c) for dx, p, c in ((0, 2.0, AMBER), (-1.6, .8, np.array([.25, .75, .8], F)), (1.6, 1.0, AMBER))]
    ring_night(NAME, seed=76, crowd=170, rows_y=(16, 40), rows_z=(0, 14), edge_x=-6, scale=1.6, glow_at=(.63, .40, .07), top=(.63, .20, .05), lamps=lamps, shaft=.12, left_dark=.48, exposure=.82, front=lambda cam, img: motes(cam, img, (-1, -1.5, .2), (2.2, 5, 2.6), n=160, power=.25))


main(build, post)
