"""SCENE - before the bell: two fists meet at the centre of the cage."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'gloves-touch'
MEET = (.695, -.03, 1.365)


def build():
    reset(); size()
    cage(turn=12, panels=(0, 1, 2, 3), reds=(1, 3))
    def who(pose, loc, yaw, tone, shorts, glove, mass):
        M = dict(belt=mat('band', shorts, .4), hair=mat('hair', (.006, .005, .005), .55, sheen=.2), skin=skin(tone), glove=mat('glove', glove, .35, coat=.4), shorts=mat('shorts', (.010, .010, .013), .40, sheen=.4))
        add_parts(body.figure(pose, 'mma', h=.005, mass=mass), M, loc=loc, yaw=yaw)
    who(poses.TOUCH, (-.02, 0, 0), 1, '7a4a2e', lin('0d5a5e'), lin('0b4a4d'), 1.02)
    who(poses.mirror(poses.TOUCH), (1.41, -.02, 0), 179, '5f3823', lin('8f1c0b'), lin('7d1609'), 1.06)
    spot((2.9, 6.2, 5.4), (1.0, .1, 1.0), lin('FFC466'), 4200, 34, .6, .25)
    area((3.2, 2.2, 2.9), (1.5, 0, 1.2), lin('FFB95A'), 900, .7, 1.6)
    area((1.0, 3.0, 3.2), (.9, 0, 1.3), lin('FFB04E'), 430, 1.0, .8)
    area((-1.6, 2.3, 2.7), (.2, 0, 1.3), lin('3fc4c8'), 260, .6, 1.6)
    area((.70, .80, 1.95), (.70, 0, 1.36), lin('FFD28A'), 14, .25, spread=70)                           # behind the fists
    area((0, 6.2, 1.2), (0, 4.2, 1.4), EMBER, 210, 6, .6, spread=90)
    area((-3, -5, 3), (1, 0, 1), COOLW, 5, 3)
    camera((-.20, -4.9, 1.12), (-.04, .2, 1.20), lens=52, focus=(.86, -.05, 1.36), fstop=1.6)
    finish(NAME)


def post():
    def front(cam, img):
        w, h = cam['w'], cam['h']; x, y, _ = project(cam, [MEET])
        img = flare(img, x[0], y[0], np.array([1., .74, .40], F), .62, size=.085, core=.010, halo=.055, rot=.18)
        img += radial(w, h, x[0] / w, y[0] / h, .14, .20)[..., None] * AMBER * .05
        return motes(cam, img, (-1.2, -1.5, .2), (2.8, 3, 2.5), n=260, col=(1., .46, .16), power=1.3, drift=.02, scale=1.1)
    ring_night(NAME, seed=51, crowd=95, rows_y=(8, 32), rows_z=(-.6, 13), edge_x=.7, scale=2.2, ember=.16, teal=.05, haze=np.array([1., .30, .10], F), glow_at=(.68, .40, .13), top=(.80, .02, .10), shaft=.40, near=2.5, left_dark=.32,
               lamps=[dict(loc=(2.9, 6.2, 5.4), target=(1.0, .2, .6), angle=30, power=1.4, col=AMBER), dict(loc=(-1.0, 6.8, 6.0), target=(.4, .4, .2), angle=18, power=.6, col=np.array([.35, .62, .62], F))], front=front)


main(build, post)
